import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { useLayer } from '#client/lib/use-layer.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Asked } from './confirm.ts';
import { backdropClass } from './dialog.tsx';

export function ConfirmDialog({ question, open }: { question: Asked; open: boolean }) {
  const cancel = useRef<HTMLButtonElement>(null);
  useLayer(open, () => question.answer('cancel'));
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || question.answer('cancel')}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Viewport className="fixed inset-0 flex items-center justify-center p-5">
          <AlertDialog.Popup
            initialFocus={cancel}
            className={classNames(
              'w-full rounded-card border border-line bg-surface-raised p-6 shadow-float outline-none transition-[opacity,transform] duration-180 ease-out',
              question.otherLabel ? 'max-w-120' : 'max-w-100',
              'data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
            )}
          >
            <AlertDialog.Title className="font-semibold text-heading">{question.title}</AlertDialog.Title>
            {question.text && (
              <AlertDialog.Description className="mt-2 text-body text-text-muted">
                {question.text}
              </AlertDialog.Description>
            )}
            <div
              className={classNames(
                'mt-6 flex justify-end gap-2',
                question.otherLabel ? 'flex-col sm:flex-row' : 'flex-wrap',
              )}
            >
              <Button ref={cancel} variant="secondary" onClick={() => question.answer('cancel')}>
                {question.cancelLabel}
              </Button>
              {question.otherLabel && (
                <Button variant="secondary" onClick={() => question.answer('other')}>
                  {question.otherLabel}
                </Button>
              )}
              <Button variant={question.tone ?? 'danger'} onClick={() => question.answer('action')}>
                {question.actionLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
