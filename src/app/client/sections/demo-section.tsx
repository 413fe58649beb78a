import { DemoSection as PhoneSection } from '#features/phone-demo/client/demo-section.tsx';
import { signOut } from '../device/sign-out.ts';

export const DemoSection = () => <PhoneSection onSignOut={signOut} />;
