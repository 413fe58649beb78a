import { useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import type { AuthMode } from './credentials-form.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { texts } from './texts.ts';

interface AuthDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AuthDialog({ open, onOpenChange }: AuthDialogProps) {
  const [mode, setMode] = useState<AuthMode>('login');
  const failed = mode === 'login' ? texts.dialogSignInFailed : texts.dialogSignUpFailed;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={mode === 'login' ? texts.dialogSignIn : texts.dialogSignUp}
      description={texts.dialogReason}
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
