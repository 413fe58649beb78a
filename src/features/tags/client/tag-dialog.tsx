import { FormDialog } from '#client/form/form-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { ColorField } from '#features/projects/client/color-field.tsx';
import { pick } from '#shared/fields.ts';
import { type Tag, tagInput } from '../contract.ts';
import { OWN_FIELDS } from '../field-sets.ts';
import { isSameTag, TAG_NAME_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import { useTags } from './queries.ts';
import { useUpdateTag } from './tag-changes.ts';
import { TAG_FORM } from './tag-form-name.ts';

interface TagDialogProps {
  tag: Tag;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The name and colour of a tag, on all its tasks. */
export function TagDialog({ tag, open, onOpenChange }: TagDialogProps) {
  const { mutateAsync, isPending, error } = useUpdateTag();
  const tags = useTags().data ?? [];
  const known = tags.find(({ id }) => id === tag.id) ?? tag;
  const other = (name: string) => tags.find((one) => one.id !== tag.id && isSameTag(one.name, name));
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={texts.dialog.edit}
      submitLabel={texts.dialog.submit}
      className="flex flex-col gap-4"
      schema={tagInput}
      start={pick(known, OWN_FIELDS)}
      draft={{ name: TAG_FORM, subject: tag.id }}
      optimistic
      loading={isPending}
      submitError={error}
      onSubmit={(change) => mutateAsync({ tag: known, change })}
    >
      {({ register, watch, setValue, formState: { errors, isSubmitted } }) => {
        const twin = other(watch('name'));
        return (
          <>
            <Field
              label={texts.dialog.name}
              hint={twin && texts.dialog.merges(twin.name)}
              {...(errors.name?.message && { error: errors.name.message })}
            >
              <Input maxLength={TAG_NAME_MAX} autoComplete="off" {...register('name')} />
            </Field>
            <ColorField
              color={watch('color')}
              error={errors.color?.message}
              onChange={(color) => setValue('color', color, { shouldDirty: true, shouldValidate: isSubmitted })}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
