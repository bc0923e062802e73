import { Button } from './button.tsx';
import classes from './more-button.module.css';

interface MoreButtonProps {
  /** A paginated query. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  onMore?: () => void;
  children?: string;
}

/** Loads the next page of a list; hidden on the last page. */
export function MoreButton({ list, onMore, children = 'Show more' }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  function loadMore() {
    onMore?.();
    void list.fetchNextPage();
  }
  return (
    <div className={classes.more}>
      <Button variant="default" size="md" loading={list.isFetchingNextPage} onClick={loadMore}>
        {children}
      </Button>
      {list.isFetchNextPageError && <p role="alert">We couldn’t load more. Try again.</p>}
    </div>
  );
}
