interface FactListProps {
  className: string | undefined;
  /** Label and value pairs; empty values are left out. */
  facts: readonly (readonly [string, string | null | undefined])[];
}

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
