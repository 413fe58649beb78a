import { Component, type ReactNode } from 'react';
import { renewFailedParts } from '#client/lib/lazy-part.ts';
import { PartLost } from '#client/lib/part-files.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in the place of what broke. */
  failure: (retry: () => void, error: Error) => ReactNode;
  onBreak?: (retry: () => void, error: Error) => void;
  /** What the user asked for; where it changes, what broke is drawn again. */
  asked?: unknown;
}

interface ErrorBoundaryState {
  error: Error | undefined;
  asked: unknown;
  retried: boolean;
}

/**
 * Keeps what broke while it was loaded or drawn from breaking what is around it. Trying again draws it anew; where that
 * did not help or cannot, it loads the page anew, in which drafts are kept.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, asked: this.props.asked, retried: false };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ asked }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return asked === state.asked ? null : { error: undefined, retried: false, asked };
  }

  override componentDidCatch(error: Error): void {
    renewFailedParts();
    this.props.onBreak?.(this.retry, error);
  }

  retry = () => {
    if (this.state.retried || this.state.error instanceof PartLost) return location.reload();
    const main = document.activeElement?.closest('main');
    this.setState({ error: undefined, retried: true });
    // The button that was pressed goes away.
    main?.focus({ preventScroll: true });
  };

  override render() {
    const { error } = this.state;
    return error ? this.props.failure(this.retry, error) : this.props.children;
  }
}
