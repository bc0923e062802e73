import { IconInfoCircle, IconShieldCheck } from '@tabler/icons-react';
import { useConfig } from '../../lib/config.ts';
import { Card } from '../../ui/parts/card.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import classes from './protocols.module.css';

const ASSISTANT_PATH: string = '/ask-ali';

/** Explains how a protocol is created and where to ask about it. */
export function InfoPanel() {
  const assistant = useConfig().data?.coachName ?? 'the coach';
  return (
    <Card as="section" labelledBy="protocol-info" className={classes.panel}>
      <h2 id="protocol-info" className={classes.panelTitle}>
        <IconInfoCircle size={20} aria-hidden="true" /> How it works
      </h2>
      <p>
        A draft is calculated from weight, body fat, trend, expenditure, adherence, the weeks out
        and current plans. Every decision names its reason and its source, and anything unknown is
        stated rather than guessed.
      </p>
      <LinkButton to={ASSISTANT_PATH} variant="default" size="md">
        Ask {assistant}
      </LinkButton>
    </Card>
  );
}

export function SafetyPanel() {
  return (
    <Card as="section" labelledBy="protocol-safety" className={classes.panel}>
      <h2 id="protocol-safety" className={classes.panelTitle}>
        <IconShieldCheck size={20} aria-hidden="true" /> Safety
      </h2>
      <p>
        <strong>Coach approval is mandatory.</strong> No protocol reaches an athlete before the
        coach has read and approved it. One that crosses a safety limit can’t be approved.
      </p>
      <Text size="md" muted>
        Limits cover energy availability, intake, rate of loss, body fat, weight for height, age and
        health. A protocol never doses drugs, diuretics, water or sodium.
      </Text>
    </Card>
  );
}
