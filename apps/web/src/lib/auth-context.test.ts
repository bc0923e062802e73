import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './auth-context.ts';

function UserName() {
  return useAuth().status;
}

it('throws outside its provider, and names it', () => {
  expect(() => renderToString(createElement(UserName))).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});
