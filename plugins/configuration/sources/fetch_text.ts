import { RateSourceError } from '#plugins/configuration/contracts/rate_source'

export interface FetchLimits {
  timeoutMs: number
  maxBytes: number
}

/** A text from the network, within a time and a size. Every failure is told as a `RateSourceError`. */
export async function fetchText(address: string, signal: AbortSignal, limits: FetchLimits): Promise<string> {
  const time = AbortSignal.timeout(limits.timeoutMs)
  try {
    const response = await fetch(address, {
      signal: AbortSignal.any([signal, time]),
      redirect: 'error',
      headers: { accept: 'application/xml, text/xml;q=0.9' },
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new RateSourceError('refused', `status ${response.status}`)
    }
    return await readWithin(response, limits.maxBytes)
  } catch (error) {
    if (error instanceof RateSourceError) throw error
    signal.throwIfAborted()
    if (time.aborted) throw new RateSourceError('too_slow', `${limits.timeoutMs} ms`)
    throw new RateSourceError('unreachable', error instanceof Error ? error.message : 'no answer')
  }
}

async function readWithin(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw new RateSourceError('too_large', `more than ${maxBytes} bytes`)
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
