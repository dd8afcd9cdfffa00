import type { Label } from '#core/plugin/contract'
import type { Settings } from '#core/settings/settings'

/** What a source says: what one unit of its base is worth in other currencies. */
export interface PublishedRates {
  base: string
  /** Day it was published for: `2026-11-20`. */
  publishedOn: string
  /** Exact decimals by currency. */
  rates: ReadonlyMap<string, string>
}

/** Somewhere exchange rates come from. */
export interface RateSource {
  label: Label
  /** @throws RateSourceError when there is nothing to be had, or nothing that can be trusted */
  fetch(settings: Settings, signal: AbortSignal): Promise<PublishedRates>
}

/** Why a source gave no rates. */
export type RateProblem = 'unreachable' | 'unreadable'

/** A source that cannot be used now: nothing changes, and staff are told why. */
export class RateSourceError extends Error {
  override name = 'RateSourceError'

  constructor(
    readonly problem: RateProblem,
    details: string
  ) {
    super(`${problem}: ${details}`)
  }
}

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    'configuration.rate_sources': RateSource
  }
}
