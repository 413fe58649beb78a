import { texts } from '#client/lib/texts.ts';
import { Button } from '#client/ui/button.tsx';

interface FormButtonsProps {
  formId: string;
  submitLabel: string;
  /** Words of the button while the form waits for an answer. */
  pendingLabel?: string | undefined;
  tone?: 'primary' | 'danger' | undefined;
  pending: boolean;
  onCancel: () => void;
}

/** The buttons under a form that opens and closes. */
export function FormButtons({ formId, submitLabel, pendingLabel, tone, pending, onCancel }: FormButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={formId} variant={tone} pending={pending} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
    </>
  );
}
