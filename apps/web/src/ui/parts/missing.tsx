import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface MissingProps {
  query: UseQueryResult;
  /** What could not be loaded: 'Your prep'. */
  what: string;
  /** The skeletons while it is loading. */
  children: ReactNode;
}

/** Stands for what is loading, cannot be loaded, or waits for a network. */
export function Missing({ query, what, children }: MissingProps) {
  const retry = () => void query.refetch();
  if (query.isError) return <ErrorState title={`${what} could not be loaded.`} onRetry={retry} />;
  if (!query.isPaused) return children;
  return (
    <ErrorState
      title="You are offline."
      message={`${what} loads as soon as you are connected.`}
      onRetry={retry}
    />
  );
}
