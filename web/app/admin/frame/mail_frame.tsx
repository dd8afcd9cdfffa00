import { ScaledFrame } from './scaled_frame'

/** CSS pixels of the screens that mails are read on. */
export const MAIL_SCREENS = { phone: { width: 390, height: 700 }, laptop: { width: 760, height: 700 } }

interface MailFrameProps {
  html: string
  /** For a dark screen, whatever the reader's is. */
  isDark?: boolean
  screen: keyof typeof MAIL_SCREENS
  title: string
}

/** A mail as its readers see it. */
export function MailFrame({ html, isDark = false, screen, title }: MailFrameProps) {
  return <ScaledFrame srcDoc={framed(html, isDark)} sandbox="" title={title} {...MAIL_SCREENS[screen]} />
}

/** The page of a mail for a frame: its links lead nowhere, and the rules of a dark screen hold or do not, whatever the reader's is. */
function framed(html: string, isDark: boolean): string {
  return html
    .replace('<head>', '<head><base target="_blank">')
    .replaceAll('@media (prefers-color-scheme:dark)', isDark ? '@media all' : '@media not all')
}
