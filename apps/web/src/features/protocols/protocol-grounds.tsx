import type { Protocol } from '@posedown/contract';
import { IconAlertTriangle, IconBan, IconCheck, IconQuestionMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useReaderUnits } from '../../lib/profile.ts';
import { textInUnits } from '../../lib/text-in-units.ts';
import { Card } from '../../ui/parts/card.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import detailClasses from './detail.module.css';
import { CHECK_LABELS } from './protocol-text.ts';

interface GroundsProps {
  protocol: Protocol;
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <Card as="section" labelledBy={id} gap="md">
      <Heading id={id} size="lg">
        {title}
      </Heading>
      {children}
    </Card>
  );
}

/** The results of the safety limits: blocked with reasons, warnings, passed, and not checked. */
export function FindingsCard({
  protocol: { id, clientId, units: theirs, ...judged },
}: GroundsProps) {
  const { safety, safetyNotes } = judged;
  const units = useReaderUnits(clientId) ?? theirs;
  const always = safetyNotes.split('\n').at(-1);
  return (
    <Section id={`safety-${id}`} title="Safety limits">
      <ul className={detailClasses.findings}>
        {safety.findings.map(({ text, level, check, phase }) => (
          <li key={`${phase} ${check}`} data-level={level}>
            {level === 'block' ? (
              <IconBan size={18} aria-hidden="true" />
            ) : (
              <IconAlertTriangle size={18} aria-hidden="true" />
            )}
            <span>
              <strong>{level === 'block' ? 'Blocked.' : 'Warning.'}</strong>{' '}
              {textInUnits(text, units)}
            </span>
          </li>
        ))}
        {safety.passed.length > 0 && (
          <li data-level="ok">
            <IconCheck size={18} aria-hidden="true" />
            <span>
              <strong>Within the limits:</strong>{' '}
              {safety.passed.map((check) => CHECK_LABELS[check]).join(', ')}.
            </span>
          </li>
        )}
        {safety.notChecked.map((text) => (
          <li key={text} data-level="unknown">
            <IconQuestionMark size={18} aria-hidden="true" />
            <span>
              <strong>Not checked.</strong> {textInUnits(text, units)}
            </span>
          </li>
        ))}
      </ul>
      <Text size="md" muted>
        {always}
      </Text>
    </Section>
  );
}

/** Every decision of the generator with its reason and source. */
export function ReasonsCard({ protocol: { id, clientId, protocol, units: theirs } }: GroundsProps) {
  const units = useReaderUnits(clientId) ?? theirs;
  return (
    <Section id={`reasons-${id}`} title="Why">
      <ul className={detailClasses.reasons}>
        {protocol.decisions.map(({ topic, text, source }) => (
          <li key={`${topic} ${text}`}>
            <h3 className={detailClasses.topic}>{topic}</h3>
            <p>{textInUnits(text, units)}</p>
            <Text size="md" muted>
              Source: {source}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The input figures, and those that are missing. */
export function BasisCard({ protocol: { id, clientId, protocol, units: theirs } }: GroundsProps) {
  const units = useReaderUnits(clientId) ?? theirs;
  return (
    <Section id={`basis-${id}`} title="What it’s based on">
      <dl className={detailClasses.facts}>
        {protocol.facts.map(({ name, text, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <Text as="dd" strong numeric>
              {textInUnits(text, units)}
            </Text>
            <Text as="dd" size="md" muted>
              {source}
            </Text>
          </div>
        ))}
      </dl>
      {protocol.missing.length > 0 && (
        <>
          <h3 className={detailClasses.topic}>Not enough data</h3>
          <ul className={detailClasses.missing}>
            {protocol.missing.map((text) => (
              <li key={text}>{textInUnits(text, units)}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
