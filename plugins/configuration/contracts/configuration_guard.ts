import type { Transaction } from '#core/database/store'

/** Something of the configuration that somebody wants to take away. */
export interface Going {
  /** `base_currency`: a channel is to count in another one. */
  kind: 'channel' | 'locale' | 'currency' | 'base_currency'
  code: string
}

/** Speaks for what a plugin hangs on channels, languages and currencies. */
export interface ConfigurationGuard {
  /** Refuses by throwing, in words of its own, while something of its plugin still needs it. */
  check(trx: Transaction, going: Going): Promise<void>
}

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    'configuration.guards': ConfigurationGuard
  }
}
