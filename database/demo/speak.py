"""Speaks one text with libespeak-ng into a WAV and prints the library's own word events as JSON.

The espeak-ng command cannot report word timings, its library can: every WORD event carries the
place in the text and the audio position. Usage: speak.py VOICE RATE PITCH RANGE OUT.wav TEXT
"""
import ctypes as c
import json
import sys
import wave

SYNCHRONOUS, CHARS_UTF8, POS_CHARACTER = 2, 1, 1
RATE, PITCH, RANGE = 1, 3, 4
EVENT_END_OF_LIST, EVENT_WORD = 0, 1


class Event(c.Structure):
    _fields_ = [
        ("type", c.c_int), ("id", c.c_uint), ("text_position", c.c_int), ("length", c.c_int),
        ("audio_position", c.c_int), ("sample", c.c_int), ("user_data", c.c_void_p),
        ("payload", c.c_char * 8),
    ]


Callback = c.CFUNCTYPE(c.c_int, c.POINTER(c.c_short), c.c_int, c.POINTER(Event))


def main(voice, rate, pitch, pitch_range, out, text):
    lib = c.CDLL("libespeak-ng.so.1")
    hertz = lib.espeak_Initialize(SYNCHRONOUS, 0, None, 0)
    samples, words = bytearray(), []

    def collect(wav, count, events):
        if wav and count > 0:
            samples.extend(c.string_at(wav, count * 2))
        index = 0
        while events[index].type != EVENT_END_OF_LIST:
            event = events[index]
            if event.type == EVENT_WORD:
                # text_position counts characters from 1.
                words.append({"at": event.text_position - 1, "time": event.audio_position})
            index += 1
        return 0

    callback = Callback(collect)
    lib.espeak_SetSynthCallback(callback)
    if lib.espeak_SetVoiceByName(voice.encode()) != 0:
        sys.exit(f"no such voice: {voice}")
    for parameter, value in ((RATE, rate), (PITCH, pitch), (RANGE, pitch_range)):
        lib.espeak_SetParameter(parameter, int(value), 0)
    data = text.encode()
    lib.espeak_Synth(data, c.c_size_t(len(data) + 1), 0, POS_CHARACTER, 0, CHARS_UTF8, None, None)
    lib.espeak_Synchronize()
    with wave.open(out, "wb") as wav:
        wav.setnchannels(1)
        wav.setsampwidth(2)
        wav.setframerate(hertz)
        wav.writeframes(bytes(samples))
    print(json.dumps({"hertz": hertz, "samples": len(samples) // 2, "words": words}))


main(*sys.argv[1:7])
