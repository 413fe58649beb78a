import { buttonClass } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { PhoneScreen, type SignOut } from './phone-screen.tsx';

/** The phone as a section of the app. */
export function DemoSection({ onSignOut }: { onSignOut: SignOut }) {
  return (
    <div className="flex flex-col items-center gap-5">
      <PhoneFrame>
        <PhoneScreen onSignOut={onSignOut} />
      </PhoneFrame>
      <a href={paths.demo} className={buttonClass('quiet', 'small')}>
        {texts.side.fullScreen}
      </a>
    </div>
  );
}
