import { MediaRefused } from '#core/media/inspection/media_refused'

/** Why a video is not taken. */
export type VideoRefusalCode =
  'not_a_video' | 'video_type_not_accepted' | 'video_too_large' | 'video_truncated' | 'video_damaged'

/** A video that is refused. */
export class VideoRefused extends MediaRefused<VideoRefusalCode> {
  override name = 'VideoRefused'
}
