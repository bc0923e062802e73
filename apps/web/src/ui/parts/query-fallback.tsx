import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface QueryFallbackProps {
  query: UseQueryResult;
  /** Names what could not be loaded: 'your prep'. */
  what: string;
  /** Skeletons shown while loading. */
  children: ReactNode;
}

/** Shows skeletons while a query loads, and an error with retry if it fails. */
export function QueryFallback({ query, what, children }: QueryFallbackProps) {
  const retry = () => void query.refetch();
  if (query.isError) return <ErrorState title={`We couldn’t load ${what}.`} onRetry={retry} />;
  return children;
}
