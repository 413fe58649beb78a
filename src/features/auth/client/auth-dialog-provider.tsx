import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useUser } from './queries.ts';

const AuthDialog = lazyPart(() => import('./auth-dialog.tsx').then((module) => ({ default: module.AuthDialog })));

const AuthDialogContext = createContext<() => void>(() => {});

/** Carries the dialog of signing in and up, so that any screen can ask for it. */
export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const ask = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <AuthDialogContext value={ask}>
      {children}
      {wanted && (
        <Suspense>
          <AuthDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </AuthDialogContext>
  );
}

/** Opens the dialog of signing in. */
export const useAuthDialog = () => useContext(AuthDialogContext);

/** Lets an action of a signed-in user happen, and asks a known visitor to sign in instead. */
export function useProtected(): (action: () => void) => void {
  const { data: user } = useUser();
  const ask = useAuthDialog();
  return (action) => (user === null ? ask() : action());
}
