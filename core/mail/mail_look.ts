import type { Locale } from '#core/i18n/locales'

/** The colours of a mail, `#rrggbb`. Whoever gives them sees to it that text can be read on its ground. */
export interface MailColours {
  /** Behind the sheet. */
  ground: string
  /** The sheet that the text stands on. */
  surface: string
  ink: string
  /** Small print, on the ground. */
  muted: string
  line: string
  /** Links on the sheet, and the ground of buttons. */
  primary: string
  /** Words of buttons. */
  primaryInk: string
}

export interface MailLogo {
  /** Whole address. */
  url: string
  /** For readers with a dark screen; null: the same. */
  dark: string | null
}

/** What all mails of the shop have in common. */
export interface MailLook {
  /** The shop's name. It stands where there is no logo. */
  name: string
  logo: MailLogo | null
  colours: MailColours
  /** For readers with a dark screen. */
  dark: MailColours
  /** Lines at the foot: the company, its address, a notice that the law asks for. */
  footer: string[]
}

/** Whose mail it is. */
export interface MailPlace {
  /** Channel code. */
  channel: string
  locale: Locale
}

/** What a plugin knows of the look of mails, contributed to `core.mail_looks`. A later plugin wins; lines at the foot are added. */
export interface MailLookSource {
  look(place: MailPlace): Promise<Partial<MailLook>>
}

export const DEFAULT_LOOK: MailLook = {
  name: '',
  logo: null,
  colours: {
    ground: '#faf7f2',
    surface: '#ffffff',
    ink: '#1f1a17',
    muted: '#6b6159',
    line: '#e5ddd3',
    primary: '#7a182f',
    primaryInk: '#ffffff',
  },
  dark: {
    ground: '#171311',
    surface: '#221c19',
    ink: '#f3ece4',
    muted: '#b9aea3',
    line: '#453b35',
    primary: '#e79aaa',
    primaryInk: '#2a0a12',
  },
  footer: [],
}
