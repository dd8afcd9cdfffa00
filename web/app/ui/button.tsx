import type { ButtonHTMLAttributes } from 'react'

type Tone = 'primary' | 'quiet'

const tones: Record<Tone, string> = {
  primary: 'bg-primary text-primary-ink border-primary hover:bg-primary/90',
  quiet: 'border-ink/40 hover:border-primary hover:text-primary',
}

/** Classes of a button, for links that look like one. */
export function buttonStyle(tone: Tone = 'primary'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-5 py-2 font-semibold no-underline transition-colors disabled:opacity-60 aria-disabled:opacity-60 ${tones[tone]}`
}

export function Button({
  tone = 'primary',
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { tone?: Tone }) {
  return <button type="button" {...rest} className={`${buttonStyle(tone)} ${className}`} />
}
