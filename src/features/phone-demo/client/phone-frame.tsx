import { BatteryFull, Signal, Wifi } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { browserZone, useMinute } from '#client/lib/clock.ts';
import { DialogStage } from '#client/ui/dialog-stage.ts';
import { AuthDialogProvider } from '#features/auth/client/auth-dialog-provider.tsx';
import { timeOf } from '#shared/day.ts';
import { texts } from '../texts.ts';

/** A phone whose dialogs stay on its screen. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  return (
    <section
      aria-label={texts.frame}
      className="h-[min(52.75rem,calc(100dvh-3rem))] w-full max-w-101 shrink-0 rounded-[3.4rem] border border-line-strong/50 bg-bezel p-2.5 shadow-float"
    >
      <div ref={setStage} className="relative flex size-full flex-col overflow-hidden rounded-[2.8rem] bg-canvas">
        <DialogStage value={stage}>
          <AuthDialogProvider>
            <StatusBar />
            {children}
            <div aria-hidden className="mx-auto mt-1 mb-2 h-1.25 w-32 shrink-0 rounded-full bg-text/80" />
          </AuthDialogProvider>
        </DialogStage>
      </div>
    </section>
  );
}

function StatusBar() {
  const now = useMinute();
  return (
    <div aria-hidden className="relative flex h-12 shrink-0 items-center justify-between px-8 text-small">
      <span className="tabular font-semibold">{timeOf(now, browserZone)}</span>
      <span className="-translate-x-1/2 absolute top-2.5 left-1/2 h-7 w-28 rounded-full bg-bezel" />
      <span className="flex items-center gap-1.5 [&_svg]:size-4">
        <Signal />
        <Wifi />
        <BatteryFull />
      </span>
    </div>
  );
}
