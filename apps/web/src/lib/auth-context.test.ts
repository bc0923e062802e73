import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './auth-context.ts';

function WhoIsHere() {
  return useAuth().status;
}

it('is refused outside its provider, in words that name it', () => {
  expect(() => renderToString(createElement(WhoIsHere))).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});
