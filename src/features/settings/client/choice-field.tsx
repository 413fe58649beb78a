import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';

interface ChoiceFieldProps<V extends string> {
  /** The field's label, and for each value its name and what it means. */
  words: { label: string } & Record<V, readonly [name: string, meaning: string]>;
  values: readonly V[];
  value: V;
  onValueChange: (value: V) => void;
}

/** One of a few manners, the meaning of the chosen one under it. */
export function ChoiceField<V extends string>({ words, values, value, onValueChange }: ChoiceFieldProps<V>) {
  const [, meaning] = words[value];
  return (
    <Field label={words.label} hint={meaning}>
      <Select
        value={value}
        onValueChange={onValueChange}
        options={values.map((each) => ({ value: each, label: words[each][0] }))}
      />
    </Field>
  );
}
