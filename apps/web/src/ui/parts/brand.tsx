import classes from './brand.module.css';

/** The logo mark. Decorative; the name is next to it. */
function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="7.5" r="3.4" />
      <path d="M8 3.2 4.4 12.6l7.2 1.6M24 3.2l3.6 9.4-7.2 1.6" className={classes.limbs} />
      <path d="M9.6 12.6h12.8l-4 16.2h-4.8z" className={classes.torso} />
    </svg>
  );
}

export function Brand() {
  return (
    <span className={classes.brand}>
      <BrandMark />
      <span className={classes.name}>Posedown</span>
    </span>
  );
}
