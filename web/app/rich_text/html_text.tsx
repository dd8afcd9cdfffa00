import type { ReactNode } from 'react'
import { CleanHtml } from './clean_html'
import { isHtml } from './is_html'

interface HtmlTextProps {
  /** A description: HTML that the server has cleaned, or plain text. */
  text: string
  className?: string
  /** Draws plain text. */
  plain: (text: string) => ReactNode
}

/** A description with the typography of rich texts. */
export function HtmlText({ text, className = '', plain }: HtmlTextProps) {
  if (!isHtml(text)) return plain(text)
  return <CleanHtml html={text} className={`rich-text ${className}`} />
}
