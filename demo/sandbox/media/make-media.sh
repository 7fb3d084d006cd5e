#!/bin/sh
# Makes the sandbox's media anew from the scenes in scripts/footage. The results are committed, so
# that nobody needs ffmpeg to start the sandbox. Needs Node, Chromium, ffmpeg with libx264, and the
# font DejaVu Sans.
set -eu
cd "$(dirname "$0")"

FFMPEG="ffmpeg -hide_banner -loglevel error -y"
EXACT="-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact"
H264="-c:v libx264 -profile:v main -preset veryslow -tune animation -pix_fmt yuv420p"
AAC="-c:a aac -ac 1"

FRAMES="$(mktemp -d)"
trap 'rm -rf "$FRAMES"' EXIT

draw() { # scene, width, seconds, rate, first second, type of the picture
  node ../../../scripts/footage/print-frames.mjs "$@"
}
film() { # scene, width, seconds: into a file without loss
  draw "$1" "$2" "$3" 15 > "$FRAMES/frames.png"
  $FFMPEG -f image2pipe -c:v png -framerate 15 -i "$FRAMES/frames.png" \
    -c:v libx264 -qp 0 -preset ultrafast "$FRAMES/$1.mkv"
}
film low-tide 640 24
film harbour 480 10
film window 320 10
film walk-back 216 10
film water-advert 480 6
film umbrella-advert 480 2

# Sound: chords that swell. Every part of it is periodic in 24 s, since the live stream repeats it.
swell() { # frequency, periods in 24 s, amplitude
  printf '%s*sin(2*PI*%s*t)*(0.55+0.45*sin(2*PI*%s*t/24))' "$3" "$1" "$2"
}
sound() { # expression, sample rate
  printf 'aevalsrc=exprs=%s:sample_rate=%s' "$1" "$2"
}
EVENING="$(swell 110 3 0.11)+$(swell 165 2 0.08)+$(swell 220 4 0.07)+$(swell 277.25 3 0.05)+$(swell 330 5 0.04)"
NIGHT="$(swell 98 3 0.11)+$(swell 147 2 0.08)+$(swell 196 4 0.07)+$(swell 246.75 3 0.05)"
plucks() { # base frequency: four notes a second, each higher than the one before
  printf '0.22*exp(-7*mod(t\\,0.25))*sin(2*PI*%s*pow(2\\,floor(mod(4*t\\,4))/4)*t)' "$1"
}

# HLS, two renditions, 24 s in 6 segments of exactly 4 s (60 frames at 15 a second). The live stream
# repeats them: no B frames, so that the first frame is at 0, and sound of exactly 24 s (1125 frames).
hls() { # folder, width, crf, audio bit rate
  rm -rf "colour-bars/$1"
  mkdir -p "colour-bars/$1"
  $FFMPEG -i "$FRAMES/low-tide.mkv" -f lavfi -i "$(sound "$EVENING" 48000)" \
    -t 24 -vf "scale=$2:-2:flags=lanczos" \
    $H264 -bf 0 -crf "$3" -g 60 -keyint_min 60 -sc_threshold 0 $AAC -ar 48000 -b:a "$4" $EXACT \
    -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 \
    -hls_fmp4_init_filename init.mp4 -hls_segment_filename "colour-bars/$1/%02d.m4s" "colour-bars/$1/index.m3u8"
}
hls 180 320 31 32k
hls 360 640 31 48k
cat > colour-bars/master.m3u8 <<'PLAYLIST'
#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=320x180,FRAME-RATE=15.000,CODECS="avc1.4d4015,mp4a.40.2"
180/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=180000,RESOLUTION=640x360,FRAME-RATE=15.000,CODECS="avc1.4d401f,mp4a.40.2"
360/index.m3u8
PLAYLIST

mp4() { # name, scene, seconds, sound, crf
  $FFMPEG -i "$FRAMES/$2.mkv" -f lavfi -i "$(sound "$4" 44100)" -t "$3" \
    $H264 -crf "$5" -g 30 $AAC -ar 44100 -b:a 32k $EXACT -movflags +faststart "$1.mp4"
}
mp4 test-card harbour 10 "$NIGHT" 34
mp4 four-thirds window 10 "$NIGHT" 32
mp4 portrait walk-back 10 "$EVENING" 32
mp4 advert water-advert 6 "$(plucks 330)" 32
# The second spot lasts 2 s, so that a break of it is soon over.
mp4 short-advert umbrella-advert 2 "$(plucks 392)" 32

jpeg() { # name, scene, width, second
  draw "$2" "$3" 0 15 "$4" jpeg > "$1.jpg"
}
jpeg colour-bars-poster low-tide 640 1
jpeg concert-poster low-tide 480 11
jpeg night-poster low-tide 480 21
jpeg test-card-poster harbour 480 4
jpeg harbour-ferry-poster harbour-ferry 480 4
jpeg harbour-moon-poster harbour-moon 480 2
jpeg harbour-quay-poster harbour-quay 480 7
jpeg four-thirds-poster window 320 2
jpeg portrait-poster walk-back 216 2
jpeg advert-poster water-advert 480 3
jpeg background waves 640 0

# The first spot as a stream of one rendition.
rm -rf advert-stream
mkdir advert-stream
$FFMPEG -i advert.mp4 -t 4 $H264 -crf 32 \
  -g 30 -keyint_min 30 -sc_threshold 0 $AAC -ar 44100 -b:a 32k $EXACT \
  -f hls -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4 \
  -hls_fmp4_init_filename init.mp4 -hls_segment_filename "advert-stream/%02d.m4s" advert-stream/index.m3u8
cat > advert-stream/master.m3u8 <<'PLAYLIST'
#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=480x270,FRAME-RATE=15.000,CODECS="avc1.4d401f,mp4a.40.2"
index.m3u8
PLAYLIST

draw water-banner 480 0 > banner.png
draw umbrella-banner 160 0 > small-banner.png
draw watermark 120 0 > watermark.png
