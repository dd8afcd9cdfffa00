import type { Registry } from '#contract/registry/schema'
import type { Metadata, SearchAnswer } from '../../web/app/lib/shapes.js'

type Answer<Name extends keyof Registry> = Registry[Name]['types']['response']

/** Names of routes whose answer the generated registry does not know: a controller imported by a relative path, mostly. */
type Unknown = {
  [Name in keyof Registry]: unknown extends Answer<Name> ? Name : never
}[keyof Registry]

/** Does not compile as long as there is one: the compiler names it. */
export const unknownAnswers: [Unknown] extends [never] ? true : Unknown = true

/** What the server answers is what screens are written for. */
export const sameMetadata: Answer<'get-metadata'> extends Metadata ? true : Metadata = true
export const sameSearch: Answer<'search.index'> extends SearchAnswer ? true : SearchAnswer = true
