import { Component, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { texts } from '../texts.ts';

/** Stands where a part of the page broke while it was drawn, and offers the way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert" className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 p-6 text-center">
        <h1 className="font-semibold text-heading">{texts.brokenTitle}</h1>
        <p className="max-w-100 text-text-muted">{texts.brokenText}</p>
        <Button className="mt-2" onClick={() => location.reload()}>
          {texts.brokenReload}
        </Button>
      </div>
    );
  }
}
