import classes from './athlete-bar.module.css';
import { NavLink } from './nav-link.tsx';
import { useAthleteTabs } from './use-nav-items.ts';

/** The athlete's bottom bar on a phone. With a single screen there is nothing to switch between. */
export function AthleteBar() {
  const tabs = useAthleteTabs();
  if (tabs.length < 2) return null;
  return (
    <nav aria-label="Today and plans" className={classes.bar}>
      {tabs.map((item) => (
        <NavLink key={item.to} item={item} className={classes.tab}>
          <item.Icon size={22} stroke={1.6} aria-hidden="true" />
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
