import type { Role } from '@posedown/contract';
import { hashPassword, setPasswordHash } from '../features/auth/index.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/schema/columns.ts';
import { users } from '../platform/db/schema/index.ts';
import { insertSession } from '../platform/session/queries.ts';
import { SESSION_COOKIE } from '../platform/session/session.ts';
import { hashToken, newToken } from '../platform/session/token.ts';
import { TEST_NOW, type TestApp, type TestBrowser } from './test-app.ts';

interface NewPerson {
  role?: Role;
  coachId?: string;
  email?: string;
  name?: string;
  /** Omit for an account without a password. */
  password?: string;
}

export interface Person {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** Creates an account, by default an athlete without coach and password. */
export async function createPerson(db: Db, person: NewPerson = {}): Promise<Person> {
  const id = newId();
  const { role = 'client', coachId, email = `${id}@test.example`, name = `Test ${role}` } = person;
  await db.insert(users).values({ id, role, email, name, coachId, createdAt: TEST_NOW });
  if (person.password) {
    await setPasswordHash(db, id, await hashPassword(person.password), TEST_NOW);
  }
  return { id, email, name, role };
}

/** A browser in which the person is logged in for 30 days from the test's start. */
export async function signIn(test: TestApp, person: Person): Promise<TestBrowser> {
  const token = newToken();
  const now = test.now();
  await insertSession(test.db, {
    userId: person.id,
    tokenHash: hashToken(token),
    userAgent: 'test',
    address: '127.0.0.1',
    now,
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
  });
  const browser = test.browser();
  browser.cookies.set(SESSION_COOKIE, token);
  return browser;
}
