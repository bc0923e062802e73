import type { ProtocolType } from '@posedown/coaching';
import { useState } from 'react';
import { useAuth, useSignedInUser } from '../../lib/auth-context.ts';
import { useCoachName } from '../../lib/profile.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import { CoachGenerate } from './coach-generate.tsx';
import { TYPE_CHOICES } from './protocol-text.ts';
import type { ProtocolsQuery } from './protocols-query.ts';

interface GenerateCardProps {
  athleteId: string | undefined;
  onQuery: (query: ProtocolsQuery) => void;
}

/** The four protocol types and the button that drafts one; for coaches only. */
export function GenerateCard({ athleteId, onQuery }: GenerateCardProps) {
  const { isCoach } = useAuth();
  const [type, setType] = useState<ProtocolType>('cutting');
  return (
    <Card as="section" labelledBy="protocol-generate" gap="md">
      <Heading id="protocol-generate" size="lg">
        Generate a protocol
      </Heading>
      <ChoiceField
        label="Protocol type"
        name="protocolType"
        look="cards"
        choices={TYPE_CHOICES}
        value={type}
        onChange={setType}
      />
      {isCoach ? (
        <CoachGenerate type={type} athleteId={athleteId} onQuery={onQuery} />
      ) : (
        <CoachesOnly />
      )}
    </Card>
  );
}

function CoachesOnly() {
  const coachName = useCoachName(useSignedInUser().id) ?? 'your coach';
  return (
    <>
      <Button size="lg" disabled aria-describedby="protocol-coaches-only">
        Generate Protocol
      </Button>
      <Text id="protocol-coaches-only" size="md" muted>
        {`Protocol generation is currently available to coaches only. Contact ${coachName} directly for personalized competitive protocols.`}
      </Text>
    </>
  );
}
