import type { Registry } from '#contract/registry/schema'

type Answer<Name extends keyof Registry> = Registry[Name]['types']['response']

/** Names of routes whose answer the generated registry does not know: a controller imported by a relative path, mostly. */
type Unknown = {
  [Name in keyof Registry]: unknown extends Answer<Name> ? Name : never
}[keyof Registry]

/** Does not compile as long as there is one: the compiler names it. */
export const unknownAnswers: [Unknown] extends [never] ? true : Unknown = true

/** The same for reads that answer, as far as the registry knows, nothing. */
type Empty = {
  [Name in keyof Registry]: 'GET' extends Registry[Name]['methods'][number]
    ? [Answer<Name>] extends [void]
      ? Name
      : never
    : never
}[keyof Registry]

export const emptyAnswers: [Empty] extends [never] ? true : Empty = true
