/** The types of video that are taken: those that browsers play. By the ending under which they are kept. */
export const videoFormats = ['mp4', 'webm', 'mov'] as const
export type VideoFormat = (typeof videoFormats)[number]

/** How each is named to browsers. */
export const videoTypes: Record<VideoFormat, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

export function isVideoFormat(format: string): format is VideoFormat {
  return (videoFormats as readonly string[]).includes(format)
}
