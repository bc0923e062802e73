interface FactListProps {
  className: string | undefined;
  /** Names and what they are; what is not known is left out. */
  facts: readonly (readonly [string, string | null | undefined])[];
}

/** What is known of a thing, one name after the other. */
export function FactList({ className, facts }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
