/** Cookie in which an action leaves a message for the page that it redirects to. */
const noticeCookie = 'notice'

/** `Set-Cookie` value for a notice; `name` is the last part of a key under `shell.notice`. */
export function noticeHeader(name: string, basePath: string): string {
  return `${noticeCookie}=${name}; Path=${basePath}; Max-Age=30; SameSite=Lax`
}

/** Reads the notice and removes its cookie. */
export function takeNotice(): string | null {
  const name = new RegExp(`(?:^|; )${noticeCookie}=(\\w+)`).exec(document.cookie)?.[1] ?? null
  if (name) document.cookie = `${noticeCookie}=; path=${import.meta.env.BASE_URL}; max-age=0`
  return name
}
