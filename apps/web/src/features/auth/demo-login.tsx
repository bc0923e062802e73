import type { Role } from '@posedown/contract';
import { useState } from 'react';
import { useConfig } from '../../lib/config.ts';
import { Button } from '../../ui/parts/button.tsx';
import unseen from '../../ui/parts/visually-hidden.module.css';
import classes from './demo-login.module.css';
import type { SignIn } from './use-sign-in.ts';

const CARDS: readonly { role: Role; title: string; text: string }[] = [
  { role: 'coach', title: 'Coach', text: 'Sees the whole roster' },
  { role: 'client', title: 'Client', text: 'An athlete in prep' },
];

/** Lets visitors log in to a demo account. Renders nothing if the server has none. */
export function DemoLogin({ signIn, busy }: SignIn) {
  const demo = useConfig().data?.demo;
  const [chosen, setChosen] = useState<Role>('coach');
  if (!demo) return null;
  return (
    <section className={classes.demo} aria-labelledby="demo">
      <h2 id="demo" className={classes.title}>
        Look around first
      </h2>
      <fieldset className={classes.cards}>
        <legend className={unseen.hidden}>Demo account</legend>
        {CARDS.map(({ role, title, text }) => (
          <label key={role} className={classes.card}>
            <input
              type="radio"
              name="demo"
              value={role}
              checked={chosen === role}
              onChange={() => setChosen(role)}
              className={classes.radio}
            />
            <span className={classes.cardTitle}>{title}</span>
            <span className="pd-muted pd-text-sm">{text}</span>
          </label>
        ))}
      </fieldset>
      <dl className={classes.credentials}>
        <dt>Email</dt>
        <dd>{demo[chosen].email}</dd>
        <dt>Password</dt>
        <dd>{demo[chosen].password}</dd>
      </dl>
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={busy}
        onClick={() => void signIn(demo[chosen], 'demo')}
      >
        {busy ? 'Signing in...' : 'Demo Login'}
      </Button>
    </section>
  );
}
