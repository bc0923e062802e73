/// <reference types="vite/client" />

declare module 'virtual:contract-calls' {
  /** Method and path of every call of the contract, made by `build/contract-calls.ts`. */
  export const calls: {
    readonly [Name in keyof typeof import('@posedown/contract').endpoints]: import('./lib/call-of.ts').CallOf<
      typeof import('@posedown/contract').endpoints[Name]
    >;
  };
}
