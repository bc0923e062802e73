// Checks that each class a component reads from a CSS module is defined there, and that each defined one is used.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/root.mjs';

const WEB = 'apps/web/src';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { faults, modules } = checkClasses(ROOT);
  for (const fault of faults) console.error(fault);
  if (modules === 0) console.error('No CSS module was found.');
  if (faults.length > 0 || modules === 0) process.exit(1);
  console.log(`The classes of ${modules} CSS modules are defined and used.`);
}

/**
 * @param {string} baseDir the folder that holds apps/
 * @returns {{ faults: string[], modules: number }}
 */
export function checkClasses(baseDir) {
  const files = listFiles(join(baseDir, WEB));
  const modules = new Map(
    files
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => {
        const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
        return [file, { defined: classesIn(css), used: composedIn(css) }];
      }),
  );
  const faults = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return [...code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(
        ([, name = '', path = '']) => {
          const css = join(dirname(file), path);
          const module = modules.get(css);
          if (!module) return [`${relative(baseDir, file)}: ${path} was not found`];
          // A computed name may be any class.
          if (new RegExp(`\\b${name}\\[`).test(code))
            for (const each of module.defined) module.used.add(each);
          const body = code.replaceAll(/^import .*;$/gm, '');
          const read = [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
            (match) => match[1] ?? '',
          );
          for (const each of read) module.used.add(each);
          return [...new Set(read)]
            .filter((each) => !module.defined.has(each))
            .map((each) => `${relative(baseDir, file)}: .${each} is not defined in ${path}`);
        },
      );
    });
  for (const [css, { defined, used }] of modules)
    for (const each of defined)
      if (!used.has(each)) faults.push(`${relative(baseDir, css)}: .${each} is not used`);
  return { faults, modules: modules.size };
}

/** @param {string} css */
function classesIn(css) {
  return new Set(
    [...css.matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{};]*\{)/g)].map((match) => match[1] ?? ''),
  );
}

/** @param {string} css */
function composedIn(css) {
  return new Set(
    [...css.matchAll(/composes:([^;]*)/g)].flatMap((match) => (match[1] ?? '').trim().split(/\s+/)),
  );
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}
