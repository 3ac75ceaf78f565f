import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { LEAD_SECONDS } from './speech.mjs'

export const FRAMES_PER_SECOND = 24

/** Twenty-four clips of this size and their posters stay under 11.5 MB. */
const MAX_CLIP_BYTES = 442_000
const POSTER_BYTES = 33_000

/** Takes the rumble and the nasal peak out, evens the level, adds a small room, keeps 1.5 dB free. */
const VOICE_POLISH = [
  'highpass=f=90',
  'equalizer=f=320:t=q:w=1:g=-3',
  'equalizer=f=1100:t=q:w=1.4:g=-2',
  'equalizer=f=3200:t=q:w=1.2:g=2.5',
  'lowpass=f=9500',
  'acompressor=threshold=0.12:ratio=3:attack=6:release=120:makeup=2',
  'aecho=0.95:0.5:19|31|47:0.10|0.07|0.05',
  `adelay=${LEAD_SECONDS * 1000}`,
  'apad=whole_dur=12',
  'loudnorm=I=-17:TP=-2:LRA=7',
  'aresample=44100',
  'alimiter=limit=0.84:level=false',
].join(',')

/**
 * Encodes a looping clip, raising the compression until it fits.
 * @param {{ draw(phase: number): import('@napi-rs/canvas').Canvas, frames: number, wavFile: string, file: string }} clip
 */
export async function encodeClip({ draw, frames, wavFile, file }) {
  for (let crf = 22; ;) {
    await encodeOnce({ draw, frames, wavFile, file, crf })
    const bytes = statSync(file).size
    if (bytes <= MAX_CLIP_BYTES || crf >= 36) return { bytes, crf }
    // x264 halves the size with about six more steps of crf, somewhat more on flat pictures.
    crf += Math.max(1, Math.round(7 * Math.log2(bytes / MAX_CLIP_BYTES)))
  }
}

async function encodeOnce({ draw, frames, wavFile, file, crf }) {
  const { width, height } = draw(0)
  const seconds = frames / FRAMES_PER_SECOND
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...'-hide_banner -loglevel error -y -f rawvideo -pix_fmt rgba'.split(' '),
      ...['-s', `${width}x${height}`, '-r', `${FRAMES_PER_SECOND}`, '-i', '-', '-i', wavFile],
      ...[
        '-filter:a',
        VOICE_POLISH,
        '-filter:v',
        'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      ],
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-tune',
        'animation',
        '-crf',
        `${crf}`,
        '-profile:v',
        'high',
      ],
      ...'-g 72 -colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(' '),
      ...'-c:a aac -b:a 64k -ac 1'.split(' '),
      ...[
        '-t',
        seconds.toFixed(6),
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
        '-movflags',
        '+faststart',
        file,
      ],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] }
  )
  const closed = once(ffmpeg, 'close')
  for (let frame = 0; frame < frames; frame++) {
    if (!ffmpeg.stdin.write(draw(frame / frames).data())) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${file}`)
}

/** The poster as WebP, at the best quality that fits its size. */
export function encodePoster(canvas) {
  for (let quality = 92; ; quality -= 4) {
    const data = canvas.encodeSync('webp', quality)
    if (data.length <= POSTER_BYTES || quality <= 28) return data
  }
}

/** The loudest sample of a clip in dB below full scale. */
export function peakDecibels(file) {
  const output = execFileSync('sh', [
    '-c',
    'ffmpeg -hide_banner -i "$1" -af volumedetect -vn -f null - 2>&1',
    'sh',
    file,
  ])
  return Number(/max_volume: (\S+) dB/.exec(output.toString())[1])
}
