import app from '@adonisjs/core/services/app'
import { OutgoingClient, OutgoingFailed } from '#core/outgoing/outgoing_client'
import { RateSourceError, type RateSource } from '#plugins/configuration/contracts/rate_source'
import { readEcbFile } from '#plugins/configuration/sources/ecb_file'

/** The bank's file has about thirty currencies in 2 KB. */
const LIMITS = { timeoutMs: 10_000, maxBytes: 256 * 1024 }

const HEADERS = { accept: 'application/xml, text/xml;q=0.9' }

/** Daily reference rates of the European Central Bank. */
const ecb: RateSource = {
  label: { fr_FR: 'Banque centrale européenne', en_GB: 'European Central Bank' },

  async fetch(settings, signal) {
    const address = settings.get<string>('configuration.general.ecb_address')
    const client = await app.container.make(OutgoingClient)
    const { body } = await client.send(address, { ...LIMITS, headers: HEADERS, signal }).catch((error: unknown) => {
      throw error instanceof OutgoingFailed ? new RateSourceError('unreachable', error.message) : error
    })
    return readEcbFile(body.toString('utf8'))
  },
}

export default ecb
