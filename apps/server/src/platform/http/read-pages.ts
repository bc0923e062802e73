import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the built web app, as listed in `pages.json`. */
interface Page {
  /** `/client/$id`: a part starting with `$` matches any value. */
  path: string;
  /** The role, if one address has two screens. */
  role?: string;
  file: string;
  /** Requests the session right away. Only for visitors who may have one. */
  guarded: boolean;
}

interface Found {
  file: string;
  status: 200 | 404;
}

/** The fallback page for other addresses: only the app. */
const APP = 'app.html';

/**
 * Reads the list of pages. @returns a function that finds an address's page: `hint` is the browser's session hint, and
 * only chooses which files the page names, never what anyone may see
 */
export function readPages(webDir: string): (path: string, hint: string | undefined) => Found {
  const pages: Page[] = JSON.parse(readFileSync(join(webDir, 'pages.json'), 'utf8'));
  const patterns = pages
    .map((page) => ({ page, pattern: patternOf(page.path) }))
    // `/competition/setup` is no competition's id.
    .sort((a, b) => a.page.path.split('$').length - b.page.path.split('$').length);
  return (path, hint) => {
    const here = patterns.filter(({ pattern }) => pattern.test(path)).map(({ page }) => page);
    const [exact] = here.filter((page) => page.role === undefined || page.role === hint);
    if (!exact || (exact.guarded && !hint)) {
      return { file: APP, status: here.length > 0 ? 200 : 404 };
    }
    return { file: exact.file, status: 200 };
  };
}

/** `/client/$id` → any client's address, with or without a slash at its end. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean);
  const written = parts.map((part) => (part.startsWith('$') ? '/[^/]+' : `/${part}`));
  return new RegExp(`^${written.join('')}/?$`);
}
