import type { Label } from '#core/i18n/label'
import type { Settings } from '#core/settings/settings'

/** Rates of a source: the value of one unit of `base` in other currencies. */
export interface PublishedRates {
  base: string
  /** Day it was published for: `2026-11-20`. */
  publishedOn: string
  /** Exact decimals by currency. */
  rates: ReadonlyMap<string, string>
}

/** A source of exchange rates. */
export interface RateSource {
  label: Label
  /** @throws RateSourceError when the source is unreachable or its data is implausible */
  fetch(settings: Settings, signal: AbortSignal): Promise<PublishedRates>
}

/** Why a source gave no rates. */
export type RateProblem = 'unreachable' | 'unreadable'

/** A failed fetch. No rate changes, and staff see the reason. */
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
    /**
     * Sources of exchange rates. A source that is unreachable or implausible throws `RateSourceError`: no rate
     * changes, and staff see the reason.
     */
    'configuration.rate_sources': RateSource
  }
}
