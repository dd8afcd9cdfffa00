/** A plain text of the shop. Line breaks are kept. */
export function LegalText({ text }: { text: string }) {
  return <div className="max-w-[70ch] break-words whitespace-pre-line">{text}</div>
}
