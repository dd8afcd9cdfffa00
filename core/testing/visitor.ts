/** A response as a browser sees it. */
export interface Answer {
  status: number
  body: unknown
  headers: Headers
  /** `Set-Cookie` lines. */
  cookies: string[]
}

/** An HTTP client that stores cookies and sends the CSRF token, as our pages do. */
export class Visitor {
  /** The port of the shop; by default that of the test's own process. */
  port = Number(process.env.PORT)
  #cookies = new Map<string, string>()

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const token = this.#cookies.get('XSRF-TOKEN')
    const isForm = body instanceof FormData
    const response = await fetch(`http://${process.env.HOST}:${this.port}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': 'fr',
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
        ...(this.#cookies.size > 0 ? { cookie: this.#header() } : {}),
        ...(token ? { 'x-xsrf-token': token } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const cookies = response.headers.getSetCookie()
    for (const line of cookies) this.#storeCookie(line)
    const text = await response.text()
    return {
      status: response.status,
      body: text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
      headers: response.headers,
      cookies,
    }
  }

  /** Sends a file as a browser's form does, after the text fields. */
  upload(path: string, file: { name: string; content: string | Uint8Array }, texts: Record<string, string> = {}) {
    const form = new FormData()
    for (const [name, text] of Object.entries(texts)) form.append(name, text)
    const bytes = typeof file.content === 'string' ? file.content : new Uint8Array(file.content)
    form.append('file', new Blob([bytes]), file.name)
    return this.send('POST', path, form)
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  cookieNames(): string[] {
    return [...this.#cookies.keys()]
  }

  #storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const gone = attributes.some((attribute) => /^\s*max-age=(-|0)/i.test(attribute))
    if (gone || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, pair.slice(at + 1))
  }

  #header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
