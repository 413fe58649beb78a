import { useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { type SignInMode, SignInPanel } from './sign-in-panel.tsx';
import { texts } from './texts.ts';

interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const TITLES: Record<SignInMode, string> = {
  login: texts.dialogSignIn,
  register: texts.dialogSignUp,
  code: texts.dialogSignIn,
  forgotten: texts.forgotten,
};

export function AuthDialog({ open, onOpenChange }: AuthDialogProps) {
  const [mode, setMode] = useState<SignInMode>('login');
  const failed = mode === 'register' ? texts.dialogSignUpFailed : texts.dialogSignInFailed;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={TITLES[mode]}
      description={
        mode === 'code' ? texts.codeGreeting : mode === 'forgotten' ? texts.forgottenGreeting : texts.dialogReason
      }
      closeLabel={texts.close}
    >
      <SignInPanel
        mode={mode}
        onModeChange={setMode}
        confirmed
        failure={{ title: failed, fallback: failed }}
        onDone={() => location.reload()}
      />
    </Dialog>
  );
}
