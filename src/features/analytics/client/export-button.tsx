import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDay } from '#client/lib/clock.ts';
import { download } from '#client/lib/download.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { Button, type ButtonSize } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Period } from '../rules.ts';
import { exportFile } from '../rules.ts';
import { texts } from './texts.ts';

interface ExportButtonProps {
  /** The report of a period as JSON; without it, the last days as a spreadsheet. */
  period?: Period;
  size?: ButtonSize;
}

/** Saves the figures as a file. */
export function ExportButton({ period, size }: ExportButtonProps) {
  const today = useDay();
  const saving = useMutation({
    mutationFn: () => download(`/api/analytics/export${period ? `?period=${period}` : ''}`, exportFile(period, today)),
    onSuccess: () => toast({ title: texts.export.doneTitle, description: texts.export.doneText }),
    onError: (error) =>
      tellFailure(error, texts.export.failedTitle, period ? texts.export.reportFailed : texts.export.spreadsheetFailed),
  });
  return (
    <Button variant="secondary" size={size} pending={saving.isPending} onClick={() => saving.mutate()}>
      {!saving.isPending && <Download aria-hidden />}
      <span className="max-[22rem]:sr-only">{period ? texts.export.report : texts.export.spreadsheet}</span>
    </Button>
  );
}
