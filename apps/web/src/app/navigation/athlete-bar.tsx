import { useLocation } from '@tanstack/react-router';
import classes from './athlete-bar.module.css';
import { ATHLETE_TABS } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';

/** The athlete's bottom bar on a phone. */
export function AthleteBar() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Today and plans" className={classes.bar}>
      {ATHLETE_TABS.map((item) => (
        <NavLink
          key={item.to}
          item={item}
          className={classes.tab}
          isWithin={item.within?.test(pathname)}
        >
          <item.Icon size={22} stroke={1.6} aria-hidden="true" />
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
