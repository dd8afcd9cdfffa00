import type { Transaction } from '#core/database/store'

/** An item of the configuration that is about to be removed. */
export interface Going {
  /** `base_currency`: a channel is about to change its base currency. */
  kind: 'channel' | 'locale' | 'currency' | 'base_currency'
  code: string
}

/** Lets a plugin refuse the removal of a channel, language or currency that its data needs. */
export interface ConfigurationGuard {
  /** Throws an error of the plugin while its data still needs the item. */
  check(trx: Transaction, going: Going): Promise<void>
}

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /**
     * Refuses the removal of a channel, language or currency, or a change of the base currency, that data of the
     * plugin needs: it throws an error of its own, in the transaction.
     */
    'configuration.guards': ConfigurationGuard
  }
}
