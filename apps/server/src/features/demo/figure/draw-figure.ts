import type { Body } from './build.ts';
import { type Build, buildOf } from './build.ts';
import type { Looks } from './looks.ts';
import { backLines, frontLines, sideLines } from './muscles.ts';
import { profileParts } from './profile.ts';
import { uprightParts } from './upright.ts';

export type View = 'front' | 'side' | 'back';

/** Draws a body of this size from one side as SVG. */
export function drawFigure(body: Body, view: View, looks: Looks): string {
  const build = buildOf(body);
  const drawn = view === 'side' ? drawSide(build) : drawUpright(build, view);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="480" viewBox="-81 -204 162 216">${gradients(looks)}<rect x="-81" y="-204" width="162" height="216" fill="url(#wall)"/><rect x="-81" y="-22" width="162" height="34" fill="url(#floor)"/><ellipse cx="0" cy="-1" rx="34" ry="4" fill="#000" opacity=".18"/><g fill="url(#skin)" stroke="${looks.shade}" stroke-width=".4" stroke-linejoin="round" stroke-linecap="round">${drawn}</g></svg>`;
}

function gradients({ light, skin, edge, shade, hair, suit }: Looks): string {
  return `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#d9dadd"/><stop offset="1" stop-color="#bfc1c6"/></linearGradient><linearGradient id="floor" x2="0" y2="1"><stop stop-color="#a9acb2"/><stop offset="1" stop-color="#b9bbc0"/></linearGradient><linearGradient id="skin"><stop stop-color="${edge}"/><stop offset=".24" stop-color="${skin}"/><stop offset=".5" stop-color="${light}"/><stop offset=".76" stop-color="${skin}"/><stop offset="1" stop-color="${edge}"/></linearGradient></defs><style>.hair{fill:${hair};stroke:none}.suit{fill:${suit};stroke:none}.lines{fill:none;color:${shade};stroke:${shade};stroke-width:.7}</style>`;
}

const path = (shape: string, kind?: string) =>
  kind ? `<path class="${kind}" d="${shape}"/>` : `<path d="${shape}"/>`;
const lines = (drawn: string, { definition }: Build) =>
  `<g class="lines" opacity="${(0.2 + 0.7 * definition).toFixed(2)}">${drawn}</g>`;

function drawUpright(build: Build, view: 'front' | 'back'): string {
  const parts = uprightParts(build);
  const muscles = view === 'front' ? frontLines(build) : backLines(build);
  return [
    ...parts.feet.map((shape) => path(shape)),
    path(parts.torso),
    ...parts.legs.map((shape) => path(shape)),
    lines(muscles, build),
    path(parts.brief, 'suit'),
    build.female ? path(parts.top, 'suit') : '',
    ...parts.arms.map((shape) => path(shape)),
    head(build, view),
  ].join('');
}

function drawSide(build: Build): string {
  const parts = profileParts(build);
  return [
    ...parts.feet.map((shape) => path(shape)),
    path(parts.torso),
    ...parts.legs.map((shape) => path(shape)),
    path(parts.brief, 'suit'),
    build.female ? path(parts.top, 'suit') : '',
    path(parts.arm),
    lines(sideLines(build), build),
    head(build, 'side'),
  ].join('');
}

/** The head has no face on purpose. */
function head({ female, y }: Build, view: View): string {
  const middle = y(0.07);
  const tall = y(0.135) - y(0.005);
  const ellipse = (cx: number, cy: number, rx: number, ry: number, kind = '') =>
    `<ellipse${kind} cx="${cx}" cy="${cy.toFixed(1)}" rx="${rx}" ry="${ry.toFixed(1)}"/>`;
  const hair = ' class="hair"';
  const bun = female
    ? ellipse(view === 'side' ? -9.5 : 0, view === 'side' ? middle - 3 : y(0.008), 4, 4, hair)
    : '';
  if (view === 'side') {
    const cap = `<path class="hair" d="M8.2 ${(middle - tall * 0.24).toFixed(1)}C5 ${(middle - tall * 0.62).toFixed(1)} -9.5 ${(middle - tall * 0.6).toFixed(1)} -9 ${(middle + 1).toFixed(1)}C-8.8 ${(middle + 6).toFixed(1)} -6 ${(middle + 7).toFixed(1)} -4.5 ${(middle + 6).toFixed(1)}C-4 ${(middle - 2).toFixed(1)} 0 ${(middle - tall * 0.22).toFixed(1)} 8.2 ${(middle - tall * 0.24).toFixed(1)}Z"/>`;
    return bun + ellipse(0.8, middle, 8.6, tall / 2) + ellipse(-1.2, middle + 2, 1.5, 2.4) + cap;
  }
  const ears = ellipse(-7.6, middle + 1, 1.4, 2.6) + ellipse(7.6, middle + 1, 1.4, 2.6);
  if (view === 'back')
    return (
      ears +
      ellipse(0, middle, 7.6, tall / 2) +
      ellipse(0, middle - 2, 7.9, tall * 0.43, hair) +
      bun
    );
  const cap = `<path class="hair" d="M-7.9 ${(middle - 1).toFixed(1)}C-9 ${(middle - tall * 0.68).toFixed(1)} 9 ${(middle - tall * 0.68).toFixed(1)} 7.9 ${(middle - 1).toFixed(1)}C6.6 ${(middle - tall * 0.34).toFixed(1)} -6.6 ${(middle - tall * 0.34).toFixed(1)} -7.9 ${(middle - 1).toFixed(1)}Z"/>`;
  return bun + ears + ellipse(0, middle, 7.6, tall / 2) + cap;
}
