import { RateSourceError, type RateSource } from '#plugins/configuration/contracts/rate_source'
import { fetchText } from '#plugins/configuration/sources/fetch_text'
import { readEcbFile } from '#plugins/configuration/sources/ecb_file'

/** The bank's file has about thirty currencies in 2 KB. */
const LIMITS = { timeoutMs: 10_000, maxBytes: 256 * 1024 }

/** Daily reference rates of the European Central Bank. */
const ecb: RateSource = {
  label: { fr_FR: 'Banque centrale européenne', en_GB: 'European Central Bank' },

  async fetch(settings, signal) {
    const address = settings.get<string>('configuration.general.ecb_address')
    if (!/^https?:\/\//.test(address)) throw new RateSourceError('unreachable', 'no address')
    return readEcbFile(await fetchText(address, signal, LIMITS))
  },
}

export default ecb
