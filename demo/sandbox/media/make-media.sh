#!/bin/sh
# Makes the sandbox's media anew from test sources. The results are committed, so that nobody needs
# ffmpeg to start the sandbox. Needs ffmpeg with libx264 and the font DejaVu Sans.
set -eu
cd "$(dirname "$0")"

FFMPEG="ffmpeg -hide_banner -loglevel error -nostdin -y"
EXACT="-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact"
H264="-c:v libx264 -profile:v main -preset veryslow -pix_fmt yuv420p"
AAC="-c:a aac -ac 1 -ar 44100"

label() { # text, size, vertical position
  printf "drawtext=font='DejaVu Sans':text='%s':fontsize=%s:fontcolor=white:box=1:boxcolor=black:boxborderw=6:x=(w-tw)/2:y=%s" "$1" "$2" "$3"
}
TIME='%{pts\:hms}'

# HLS, two renditions, 24 s in 6 segments of exactly 4 s (60 frames at 15 a second). The live stream
# repeats them: no B frames, so that the first frame is at 0, and sound of exactly 24 s (1125 frames).
hls() { # folder, width x height, crf, font size, audio bit rate
  rm -rf "colour-bars/$1"
  mkdir -p "colour-bars/$1"
  $FFMPEG -f lavfi -i "smptehdbars=size=$2:rate=15" -f lavfi -i "sine=frequency=330:beep_factor=3:sample_rate=48000" \
    -t 24 -vf "$(label "$1p $TIME" "$4" h*0.3)" \
    $H264 -bf 0 -crf "$3" -g 60 -keyint_min 60 -sc_threshold 0 -c:a aac -ac 1 -ar 48000 -b:a "$5" $EXACT \
    -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 \
    -hls_fmp4_init_filename init.mp4 -hls_segment_filename "colour-bars/$1/%02d.m4s" "colour-bars/$1/index.m3u8"
}
hls 180 320x180 32 22 32k
hls 360 640x360 30 44 48k
cat > colour-bars/master.m3u8 <<'PLAYLIST'
#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=320x180,FRAME-RATE=15.000,CODECS="avc1.4d4015,mp4a.40.2"
180/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=180000,RESOLUTION=640x360,FRAME-RATE=15.000,CODECS="avc1.4d401f,mp4a.40.2"
360/index.m3u8
PLAYLIST

mp4() { # name, video source, seconds, tone, filter, crf
  $FFMPEG -f lavfi -i "$2" -f lavfi -i "sine=frequency=$4:sample_rate=44100" -t "$3" -vf "$5" \
    $H264 -crf "$6" -g 30 $AAC -b:a 32k $EXACT -movflags +faststart "$1.mp4"
}
mp4 test-card "testsrc=size=480x270:rate=15" 10 440 "$(label "$TIME" 30 h*0.75)" 34
mp4 four-thirds "rgbtestsrc=size=320x240:rate=15" 10 392 "$(label "4\:3 $TIME" 26 h*0.4)" 34
mp4 portrait "yuvtestsrc=size=216x384:rate=15" 10 262 "$(label "$TIME" 22 h*0.4)" 34
mp4 advert "color=c=0xb02a5b:size=480x270:rate=15" 6 660 "$(label AD 90 h*0.22),$(label "$TIME" 30 h*0.75)" 34

poster() { # name, input, second
  $FFMPEG -i "$2" -ss "$3" -frames:v 1 -q:v 8 $EXACT "$1.jpg"
}
poster colour-bars-poster colour-bars/360/index.m3u8 1
poster test-card-poster test-card.mp4 4
poster four-thirds-poster four-thirds.mp4 2
poster portrait-poster portrait.mp4 2
poster advert-poster advert.mp4 1

# The advert in 2 s, so that a break of it is soon over, and as a stream of one rendition.
mp4 short-advert "color=c=0x7a3db8:size=480x270:rate=15" 2 880 "$(label AD 90 h*0.22),$(label "$TIME" 30 h*0.75)" 34
rm -rf advert-stream
mkdir advert-stream
$FFMPEG -i advert.mp4 -t 4 -c:v libx264 -profile:v main -preset veryslow -pix_fmt yuv420p -crf 34 \
  -g 30 -keyint_min 30 -sc_threshold 0 $AAC -b:a 32k $EXACT \
  -f hls -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4 \
  -hls_fmp4_init_filename init.mp4 -hls_segment_filename "advert-stream/%02d.m4s" advert-stream/index.m3u8
cat > advert-stream/master.m3u8 <<'PLAYLIST'
#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=480x270,FRAME-RATE=15.000,CODECS="avc1.4d401f,mp4a.40.2"
index.m3u8
PLAYLIST

banner() { # name, size, text, font size
  $FFMPEG -f lavfi -i "gradients=size=$2:c0=0x7a3db8:c1=0xb02a5b:x0=0:y0=0:x1=480:y1=0:seed=1" \
    -vf "drawtext=font='DejaVu Sans':text='$3':fontsize=$4:fontcolor=white:x=(w-tw)/2:y=(h-th)/2" \
    -frames:v 1 $EXACT "$1.png"
}
banner banner 480x70 "An advert over the video" 26
banner small-banner 160x40 "A small advert" 16

$FFMPEG -f lavfi -i "color=c=white@0:size=120x40,format=rgba" \
  -vf "drawtext=font='DejaVu Sans':text='demo tv':fontsize=26:fontcolor=white:borderw=2:bordercolor=black:x=(w-tw)/2:y=(h-th)/2" \
  -frames:v 1 $EXACT watermark.png
$FFMPEG -f lavfi -i "gradients=size=640x360:c0=0x16324f:c1=0x2a9d8f:x0=0:y0=0:x1=640:y1=360:seed=1" -frames:v 1 -q:v 8 $EXACT background.jpg
