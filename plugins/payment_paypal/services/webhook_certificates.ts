import { X509Certificate, type KeyObject } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { ForgedNotification, ProviderClient, ProviderRefused } from '#plugins/sales/index'
import { trustedKey } from '#plugins/payment_paypal/services/webhook_signature'

interface Kept {
  key: KeyObject
  until: Date
}

/** PayPal changes its certificate about once a year. */
const MOST_KEPT = 10

/** The certificates that PayPal signs notifications with. Those that are trusted are kept in memory while they are valid. */
@inject()
export class WebhookCertificates {
  readonly #kept = new Map<string, Kept>()
  #roots: X509Certificate[] | null = null

  constructor(
    private readonly client: ProviderClient,
    private readonly clock: Clock
  ) {}

  /** Null: it must be fetched first. */
  kept(address: string): KeyObject | null {
    const kept = this.#kept.get(address)
    return kept && kept.until >= this.clock.now().toJSDate() ? kept.key : null
  }

  /** @throws ForgedNotification if it is not PayPal's certificate, ProviderSilent */
  async fetch(address: string, gateway: string | null): Promise<KeyObject> {
    const kept = this.kept(address)
    if (kept) return kept
    const pem = await this.#text(address)
    const roots = [...this.#trusted(), ...(gateway === null ? [] : [await this.#rootOf(gateway)])]
    const found = trusted(pem, roots, this.clock.now().toJSDate())
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(address, found)
    return found.key
  }

  async #text(address: string): Promise<string> {
    try {
      return (await this.client.call({ url: address, isRepeatable: true })).text
    } catch (error) {
      if (error instanceof ProviderRefused) throw new ForgedNotification('The certificate is not there')
      throw error
    }
  }

  /** The gateway of tests signs with certificates of its own. */
  async #rootOf(gateway: string): Promise<X509Certificate> {
    return new X509Certificate(await this.#text(`${gateway}/certs/root.pem`))
  }

  #trusted(): X509Certificate[] {
    this.#roots ??= rootCertificates.map((pem) => new X509Certificate(pem))
    return this.#roots
  }
}

function trusted(pem: string, roots: readonly X509Certificate[], at: Date): Kept {
  try {
    return trustedKey(pem, roots, at)
  } catch (error) {
    throw new ForgedNotification(error instanceof Error ? error.message : 'The certificate cannot be read')
  }
}
